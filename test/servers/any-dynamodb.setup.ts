import { useDatabase } from '../shared/administration/tables.fixture.ts';
import { servers } from './servers.ts';

const { dynamoDb } = servers();
if (dynamoDb !== null) {
  useDatabase(dynamoDb);
}
