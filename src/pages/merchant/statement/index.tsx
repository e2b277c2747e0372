import { screen } from '@/components/frame/Screen'
import { OwnStore } from '@/features/merchant/OwnStore'
import { storeBook } from '@/features/store-money/book'
import { StatementPage } from '@/features/store-money/StatementPage'
import { words } from '@/features/store-money/StatementPage/text'

export default screen('merchantStatement', (of) => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <StatementPage key={id} bookOf={(api) => storeBook(api, id)} of={of} />}
  </OwnStore>
))
