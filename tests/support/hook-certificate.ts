/** For a server on this machine that tests speak https with: known to nobody else, and good for nothing else. */
export const hookHost = 'hook.test';

export const hookCertificate = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUOmT7WLMtYCaq4S+rmIZIJvftpaswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJaG9vay50ZXN0MCAXDTI2MTEyMzA3MjM1OVoYDzIxMjYxMDMw
MDcyMzU5WjAUMRIwEAYDVQQDDAlob29rLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATM4JbuWNSAijdfuWijp/crvbY8Ud20+XrgOEgE1wdWDGQ85wODSndd
chZEhcElXcnmH2nktjU39BPM4BaYVBOUo2kwZzAdBgNVHQ4EFgQUIvdL33Z7AGgY
5+9GMP/PrDpdR/0wHwYDVR0jBBgwFoAUIvdL33Z7AGgY5+9GMP/PrDpdR/0wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglob29rLnRlc3QwCgYIKoZIzj0EAwID
SAAwRQIhAJuRFNj5AU4Q07NgyoOstnSE0Jye9TOq0dF3yYRbIlE5AiADSgAXxEvA
AVL3vSUwsjaAnBzPMvqTfPI9NDlrp+sQ+Q==
-----END CERTIFICATE-----`;

export const hookKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbsqni14jks+/yoGz
NcAW/f83eoaStOI3C4HBekmN0cGhRANCAATM4JbuWNSAijdfuWijp/crvbY8Ud20
+XrgOEgE1wdWDGQ85wODSnddchZEhcElXcnmH2nktjU39BPM4BaYVBOU
-----END PRIVATE KEY-----`;
