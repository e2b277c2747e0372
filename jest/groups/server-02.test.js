require('../group')(2)
