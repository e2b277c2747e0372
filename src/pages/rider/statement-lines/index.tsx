import { screen } from '@/components/frame/Screen'
import { RiderOnly } from '@/features/rider/RiderScreen/rider-only'
import { riderBook } from '@/features/store-money/book'
import { StatementLinesPage } from '@/features/store-money/StatementLinesPage'
import { words } from '@/features/store-money/StatementLinesPage/text'

export default screen('riderStatementLines', (of) => (
  <RiderOnly title={words().title}>
    <StatementLinesPage bookOf={riderBook} of={of} />
  </RiderOnly>
))
