# Ce que seule la page d’Érudits avec Myriade de Livres dit.

seal-wild1 = I
seal-wild2 = II
language-wild1 = Polyglotte I
language-wild2 = Polyglotte II
kind-of-page = Page
kind-of-upgraded_card = Carte Action améliorée
kind-of-row_tile = Tuile Bonus de rangée
kind-of-book_space = Place d’un Livre
kind-of-black_translate = Traduire en noir
page-books = Livres
page-book = Livre { $n }
page-pages = Pages
page-xp = XP (expérience)
page-price = coûte { $n } XP
page-printed-cost = Prix imprimé : elle est seule sur son Livre
page-upgrades = Cartes Action améliorées
page-xp-on = avec { $n } XP
page-gone = retournée dans la boîte
page-deck = { $n ->
    [one] { $n } Page à venir
   *[other] { $n } Pages à venir
}
page-marker-below = Un marqueur Recherche de l’adversaire est dessous
page-xp-waits = 1 XP pour le premier à ce niveau
page-row = rangée { $n }
page-free = gratuit
page-tuck-free = La prochaine carte ici ne coûte rien
page-tuck-cost = La prochaine carte ici coûte { $n } fois 1 Pièce ou 1 Dé blanc
page-pages-aside = Pages à glisser
