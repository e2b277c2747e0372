import { screen } from '@/components/frame/Screen'
import { RiderOnly } from '@/features/rider/RiderScreen/rider-only'
import { riderBook } from '@/features/store-money/book'
import { StatementPage } from '@/features/store-money/StatementPage'
import { words } from '@/features/store-money/StatementPage/text'

export default screen('riderStatement', (of) => (
  <RiderOnly title={words().title}>
    <StatementPage bookOf={riderBook} of={of} />
  </RiderOnly>
))
