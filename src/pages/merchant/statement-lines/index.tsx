import { screen } from '@/components/frame/Screen'
import { OwnStore } from '@/features/merchant/OwnStore'
import { storeBook } from '@/features/store-money/book'
import { StatementLinesPage } from '@/features/store-money/StatementLinesPage'
import { words } from '@/features/store-money/StatementLinesPage/text'

export default screen('merchantStatementLines', (of) => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <StatementLinesPage key={id} bookOf={(api) => storeBook(api, id)} of={of} />}
  </OwnStore>
))
