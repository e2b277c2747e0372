import { screen } from '@/components/frame/Screen'
import { ApplicationScreen } from '@/features/application/ApplicationScreen'
import { agent } from './spec'

export default screen('agentAudit', (editing) => <ApplicationScreen spec={agent} editing={editing} />)
