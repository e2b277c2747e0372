require('../group')(8)
