import { screen } from '@/components/frame/Screen'
import { OwnStore } from '@/features/merchant/OwnStore'
import { storeBook } from '@/features/store-money/book'
import { StatementsPage } from '@/features/store-money/StatementsPage'
import { words } from '@/features/store-money/StatementsPage/text'

export default screen('merchantStatements', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <StatementsPage key={id} bookOf={(api) => storeBook(api, id)} />}
  </OwnStore>
))
