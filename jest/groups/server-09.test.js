require('../group')('server', 9)
