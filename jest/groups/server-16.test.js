require('../group')(16)
