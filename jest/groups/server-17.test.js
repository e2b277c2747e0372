require('../group')('server', 17)
