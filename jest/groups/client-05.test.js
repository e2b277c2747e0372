require('../group')('client', 5)
