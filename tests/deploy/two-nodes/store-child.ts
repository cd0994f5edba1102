import { startFakeS3 } from '#tests/support/fake-s3.ts';

const { ROOT_ACCESS_KEY = '', ROOT_SECRET_KEY = '', PORT, VGW_HEALTH = '' } = process.env;

// Debian's curl is older than the image's, and sends no sum of the body.
await startFakeS3(
  { bucket: 'gluebird', region: 'us-east-1', accessKeyId: ROOT_ACCESS_KEY, secretAccessKey: ROOT_SECRET_KEY },
  { host: '0.0.0.0', port: Number(PORT), healthPath: VGW_HEALTH, takesNoSum: true },
);
