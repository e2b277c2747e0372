require('../group')('server', 18)
