require('../group')('client', 7)
