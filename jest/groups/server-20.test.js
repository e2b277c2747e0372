require('../group')(20)
