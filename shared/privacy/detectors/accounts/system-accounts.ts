import { isOrdinaryWord, listedBits } from '../../names/name-bits.ts';
import { COMMON, TECHNICAL } from '../../names/word-bits.ts';
import { wordSet } from '../../word-set.ts';

// Accounts that ship with operating systems, databases and clouds (passwd of Debian and Red Hat, built-in accounts of
// Windows in its languages, default users of images and servers), and placeholders written in place of an account.
const SYSTEM = wordSet(
  `root daemon bin sys sync games man lp mail news uucp proxy www-data backup list irc gnats nobody _apt messagebus syslog sshd tss uuidd tcpdump landscape pollinate
  polkitd fwupd-refresh adm shutdown halt operator ftp dbus polkit chrony rpc rpcuser nfsnobody avahi postfix dovecot dovenull vmail opendkim clamav amavis spamd ntp ntpd
  named bind unbound dnsmasq squid haproxy varnish memcache memcached redis rabbitmq mongodb mongod mysql mariadb postgres postgresql pgbouncer etcd elasticsearch logstash
  kibana grafana prometheus node_exporter telegraf influxdb zabbix nagios icinga munin collectd consul vault nomad jenkins gitlab gitlab-runner git gitea hudson tomcat jetty
  wildfly jboss solr kafka zookeeper hadoop hdfs yarn spark hive airflow nginx apache apache2 httpd lighttpd caddy traefik php-fpm puppet chef ansible salt terraform vagrant
  docker dockerd containerd kube kubelet core ec2-user ubuntu debian centos fedora rocky almalinux opc azureuser bitnami cloud-user alarm arch node runner deploy deployer
  admin administrator administrateur administratore amministratore beheerder administratorin sysadmin sysadm netadmin hostmaster postmaster webmaster noreply
  no-reply support info guest gast invite invitado ospite convidado gosc gasten test tester demo default user username users utilisateur benutzer nutzer usuario usuaria utente gebruiker utilizador uzytkownik anvandare benutzername everyone public shared anonymous system service
  local localservice networkservice defaultaccount wdagutilityaccount krbtgt sa sysdba sysman dbsnmp oracle db2inst1 sapsys nt reboot runlevel unset none null unknown nil
  all any replication sameuser me you self owner staff wheel sudo uid gid euid auid name target password passwd bot robot cron batch agent api app apps www web data script scripts
  github dependabot renovate codecov travis circleci foo bar baz example host server client invalid illegal unauthenticated pi steam samba smb nfs sftp rsync
  dumper exporter importer monitor monitoring replicator repl reader writer readonly read_only read-only
  import migration varchar usernames clusteradmin myuser case-sensitive yourname your-name your_name member windows office android chrome firefox edge sap citrix teams outlook google microsoft azure oauth saml ldap tty session apt stdin stdout stderr nodejs group input activity account
  prueba pruebas prova prove essai teste testes proba proef prov auth chauthtok login logout signin signup true false yes no on off enabled disabled active inactive open closed
  data undefined mistake command failed from with username_here
  ar er pueda abbruch tatsachlich gerade bereits schon nicht actualmente deja gedefinieerde pam-fejl kayttaja codename pam ucet konto compte cuenta conto conta`,
);
const PLACEHOLDER =
  /^(?:your|my|some)[-_.]|^(?:your|my|some)(?:user|name|account|login|app|org|company|project|domain|service|server|db|team|bot)|^test.{0,3}$|^user\d{1,4}$/;
// "brugernavn", "nome_utente", "benutzerliste": in manuals, placeholders for an account.
const PLACEHOLDER_WORD =
  /[-_](?:email|e-?mail|epost|adresse?|address)$|^(?:full|first|last|user|group|login|benutzer|nutzer|gruppen|gebruikers|groeps|anv|anvandar|grupp|bruger|bruker|kayttaja|uzivatelske|nome|nom|nazwa|liste|lista)[-_.]?(?:names?|namn|naam|navn|tunnus|jmeno|list[ae]?|lijst|utente|utenti|gruppo|grupy|groupe|grupo|utilisateurs?|usuarios?|uzytkownika)$/;
const PROGRAM =
  /^(?:systemd|debian|pcp|rpc|nm|gnome|cups|dwm|umfd|svc|srv|app|bot|sa|your|my|some|test|tty)[-_.\d]|[-_](?:svc|bot|sa|agent|runner|service|daemon|user)$|^(?:i-[0-9a-f]{8,17}|botocore-session-\d{1,12}|pts)$/;

/** Whether an account, folded and in lower case, belongs to a program or is a placeholder. */
export function isSystemAccount(account: string): boolean {
  return PROGRAM.test(account) || isImpersonalAccount(account);
}

/**
 * Whether the words of an account alone show that it belongs to no person. An account named like a service
 * ("svc-backup") is not included, because in a log it may be a person's.
 */
export function isImpersonalAccount(account: string): boolean {
  return (
    SYSTEM.has(account) ||
    PLACEHOLDER.test(account) ||
    PLACEHOLDER_WORD.test(account) ||
    !/[a-z]/.test(account) ||
    consistsOfWords(account)
  );
}

// "adresse-du-responsable": in an account of three or more words, each may be an ordinary or a short word.
function consistsOfWords(account: string): boolean {
  const parts = account.split(/[._-]/);
  const isListed = (part: string): boolean => (listedBits(part) & (COMMON | TECHNICAL)) !== 0;
  const isWord = (part: string): boolean => isListed(part) || isOrdinaryWord(part) || part.length <= SHORT_PART;
  return parts.every(isListed) || (parts.length > 2 && parts.every(isWord));
}

const SHORT_PART = 2;
