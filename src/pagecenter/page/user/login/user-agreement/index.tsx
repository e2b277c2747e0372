import { ArticleBones, ArticleText } from '@/components/ArticleText'
import { AsyncView } from '@/components/AsyncView'
import { Screen, screen } from '@/components/Screen'
import { useModel } from '@/stores'
import { AgreementModel, keyOf } from './model'
import { words } from './text'

export default screen('userAgreement', ({ key: name }) => {
  const key = keyOf(name)
  const model = useModel((api) => new AgreementModel(api, key))
  return (
    <Screen title={words()[key]} surface="white">
      <AsyncView resource={model.article} skeleton={<ArticleBones />}>
        {(article) => <ArticleText article={article} />}
      </AsyncView>
    </Screen>
  )
})
