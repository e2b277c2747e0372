require('../group')('server', 5)
