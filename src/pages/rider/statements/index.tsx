import { screen } from '@/components/frame/Screen'
import { RiderOnly } from '@/features/rider/RiderScreen/rider-only'
import { riderBook } from '@/features/store-money/book'
import { StatementsPage } from '@/features/store-money/StatementsPage'
import { words } from '@/features/store-money/StatementsPage/text'

export default screen('riderStatements', () => (
  <RiderOnly title={words().title}>
    <StatementsPage bookOf={riderBook} />
  </RiderOnly>
))
