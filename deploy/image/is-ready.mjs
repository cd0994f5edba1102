// Run inside the container by its health check: exits 0 when the product can do its work.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
