require('../group')('server', 15)
