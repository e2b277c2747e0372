require('../group')('server', 10)
