require('../group')('server', 2)
