/* global fs, process, Mongo, quit, print */
// Run by mongosh. Makes the replica set of one and the product's user; what is there already stays.
const secret = (name) => fs.readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const root = encodeURIComponent(secret('mongodb-root-password'));
const server = new Mongo(`mongodb://root:${root}@mongodb:27017/?directConnection=true`);
const admin = server.getDB('admin');

try {
  admin.runCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  const members = [{ _id: 0, host: 'mongodb:27017' }];
  admin.runCommand({ replSetInitiate: { _id: 'vesper', members } });
}
while (!admin.hello().isWritablePrimary) sleep(200);

const product = server.getDB('vesper');
const pwd = secret('mongodb-password');
const roles = [{ role: 'readWrite', db: 'vesper' }];
if (product.getUser('vesper')) product.updateUser('vesper', { pwd, roles });
else product.createUser({ user: 'vesper', pwd, roles });
print('MongoDB is ready.');
