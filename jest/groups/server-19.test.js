require('../group')(19)
