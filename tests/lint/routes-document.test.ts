import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routesDocument } from './routes-document'

it('should find docs/routes.md as it is generated', () => {
  expect(readFileSync(join(__dirname, '../../docs/routes.md'), 'utf8')).toBe(routesDocument())
})
