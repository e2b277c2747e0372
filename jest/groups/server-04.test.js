require('../group')('server', 4)
