require('../group')('client', 2)
