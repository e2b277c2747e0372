import { screen } from '@/components/frame/Screen'
import { ApplicationScreen } from '@/features/application/ApplicationScreen'
import { qualification } from './spec'

export default screen('businessQualification', (editing) => (
  <ApplicationScreen spec={qualification} editing={editing} />
))
