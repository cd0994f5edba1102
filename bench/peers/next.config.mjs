export default { poweredByHeader: false, serverExternalPackages: ['@prisma/client', '@prisma/adapter-pg'] };
