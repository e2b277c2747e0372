require('../group')('server', 1)
