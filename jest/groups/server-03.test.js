require('../group')('server', 3)
