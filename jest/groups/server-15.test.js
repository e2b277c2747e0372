require('../group')(15)
