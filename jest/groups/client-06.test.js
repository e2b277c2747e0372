require('../group')('client', 6)
