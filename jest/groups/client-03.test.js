require('../group')('client', 3)
