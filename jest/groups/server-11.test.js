require('../group')(11)
