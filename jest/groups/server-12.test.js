require('../group')(12)
