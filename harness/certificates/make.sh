#!/bin/bash
# Makes the certificates that tests serve TLS with, and their one key. They protect nothing: the key is public, and the
# authority's own key is thrown away. Run it to make them all anew; the tests themselves need no openssl.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/ca.cnf" <<CONFIG
[ca]
default_ca = authority
[authority]
new_certs_dir = $work
database = $work/index
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
copy_extensions = copy
[any]
commonName = supplied
CONFIG
: >"$work/index"

openssl ecparam -name prime256v1 -genkey -noout -out "$work/authority.key"
openssl ecparam -name prime256v1 -genkey -noout -out key.pem
chmod 644 key.pem

# sign NAME KEY EXTENSION FROM UNTIL SIGNER…: a certificate of the key, signed as the last options of openssl ca say
sign() {
  openssl req -new -key "$2" -subj "/CN=$1 of the tests" -addext "$3" -out "$work/$1.csr"
  openssl ca -batch -notext -config "$work/ca.cnf" -startdate "$4" -enddate "$5" -in "$work/$1.csr" -out "$1.pem" "${@:6}"
}
early=20200101000000Z late=21200101000000Z
examples='DNS:shop.example,DNS:*.shop.example,DNS:canary.example,DNS:*.preview.example.com'
names="subjectAltName=DNS:localhost,DNS:panel.test,DNS:shop.test,IP:127.0.0.1,IP:::1,$examples"
by_authority=(-cert authority.pem -keyfile "$work/authority.key")
sign authority "$work/authority.key" basicConstraints=critical,CA:TRUE $early $late -selfsign -keyfile "$work/authority.key"
sign good key.pem "$names" $early $late "${by_authority[@]}"
sign expired key.pem "$names" $early 20200102000000Z "${by_authority[@]}"
sign other-host key.pem subjectAltName=DNS:elsewhere.test $early $late "${by_authority[@]}"
sign self-signed key.pem "$names" $early $late -selfsign -keyfile key.pem
