expansion-myriad = Myriade de Livres
