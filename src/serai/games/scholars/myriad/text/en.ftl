expansion-myriad = Myriad of Books
